// A Select for screens that show their rows first: looks like one at once, can be opened once its
// menu has come.
import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { selectClass } from './select-class.ts'
import type { SelectProps } from './select.tsx'

const Select = lazyPart(
  () => import('./select.tsx'),
  (module) => module.Select,
)

export const LazySelect = (props: SelectProps) => {
  const { look = 'field', icon, options, value } = props
  const waiting = (
    <span className={selectClass(look)}>
      {icon}
      <span>{options.find((option) => option.value === value)?.label}</span>
      <ChevronDown />
    </span>
  )
  return (
    <Suspense fallback={waiting}>
      <Select {...props} />
    </Suspense>
  )
}
