// One section's text on the page, or a document's contents: how the written word is set.
import { textBlocks } from './text-blocks.ts'

export const DocumentText = ({ text }: { text: string }) =>
  textBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items.join()} className="grid gap-2">
        {block.items.map((item) => (
          <li
            key={item}
            className={
              'relative ps-5 before:absolute before:start-0 before:top-[.68em] before:h-px ' +
              'before:w-2.5 before:bg-control'
            }
          >
            {item}
          </li>
        ))}
      </ul>
    ),
  )
