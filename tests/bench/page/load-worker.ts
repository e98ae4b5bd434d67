// Loads the columns off the page's thread and transfers every typed array.
import { loadColumns } from './load-columns.ts'

const columns = await loadColumns()
const arrays = [
  ...Object.values(columns.figures),
  columns.block,
  ...Object.values(columns.order),
  columns.category.codes,
  columns.chain.codes,
]
self.postMessage(columns, { transfer: arrays.map(({ buffer }) => buffer) })
