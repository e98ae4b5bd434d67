// The star of a row: puts a coin or sale into the selected list or takes it out, at once. A long
// press picks other lists.
import { StarButton, type StarButtonProps } from './star-button.tsx'
import { useLongPress } from './use-long-press.ts'
import { useStarPress } from './use-star-press.tsx'

export const WatchlistStar = ({ kind, id, name, look }: StarButtonProps) => {
  const { press, longPress, layer } = useStarPress(kind)
  const gestures = useLongPress({
    onPress: () => press({ id, name }),
    onLongPress: () => longPress({ id, name }),
  })
  return (
    <>
      <StarButton kind={kind} id={id} name={name} look={look} {...gestures} />
      {layer}
    </>
  )
}
