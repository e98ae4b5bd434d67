// bitbank, deposits: coin, date, amount, network, address, Txid, status, in Japanese. Header:
// dali-rp2's test data; times are those of Japan (its reader).
import { drafted, eachRow, skipped, type ImportFormat } from '../../format.ts'
import { sideOf } from '../../csv/row.ts'

const name = 'bitbank'
const [coin, date, amount, status] = ['コイン', '日時', '数量', 'ステータス'] as const

export const bitbank: ImportFormat = {
  name,
  header: [coin, date, amount, 'アドレス', status],
  dates: { columns: [date], zone: 'Asia/Tokyo' },
  amounts: [amount],
  read: eachRow((row) =>
    row.text(status) === 'DONE'
      ? drafted([row], {
          moment: row.text(date),
          account: name,
          kind: 'transferIn',
          got: sideOf(row.amount(amount), row.text(coin)),
        })
      : skipped([row], 'notExecuted'),
  ),
}
