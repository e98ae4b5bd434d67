// A letter as HTML: one column that every mail program can draw, in the direction of its language.
// Nothing is fetched.
import { productName } from '#domain/product.ts'
import { escaped } from '../texts/escaped.ts'

export type EmailParts = {
  language: string
  subject: string
  greeting: string
  paragraph: string
  button?: { label: string; href: string; addressInstead: string }
  note: string
}

const buttonOf = ({ label, href, addressInstead }: NonNullable<EmailParts['button']>): string => `
<p style="margin:0 0 24px"><a href="${escaped(href)}" style="display:inline-block;background:#c9b8ff;color:#1a1530;font-weight:600;text-decoration:none;border-radius:10px;padding:12px 20px">${escaped(label)}</a></p>
<p style="margin:0 0 4px;font-size:13px;line-height:20px;color:#5b6070">${escaped(addressInstead)}</p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;word-break:break-all" dir="ltr"><a href="${escaped(href)}" style="color:#4a3aa8">${escaped(href)}</a></p>`

/** The whole document. Every given text is escaped. */
export const emailHtml = ({
  language,
  subject,
  greeting,
  paragraph,
  button,
  note,
}: EmailParts): string => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const side = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#eef0f5;padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:14px"><tr>
<td style="padding:32px 28px;text-align:${side};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;font-size:16px;line-height:26px;color:#171a23">
<p style="margin:0 0 24px;font-weight:600;letter-spacing:0" dir="ltr" align="${side}">${productName}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escaped(subject)}</h1>
<p style="margin:0 0 12px">${escaped(greeting)}</p>
<p style="margin:0 0 24px">${escaped(paragraph)}</p>${button === undefined ? '' : buttonOf(button)}
<p style="margin:0;font-size:13px;line-height:20px;color:#5b6070">${escaped(note)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/**
 * The same letter as plain text: an address stands alone on its line, so that every program makes a
 * link of it.
 */
export const emailText = ({ greeting, paragraph, button, note }: EmailParts): string =>
  `${[greeting, paragraph, ...(button === undefined ? [] : [button.href]), note, productName].join('\n\n')}\n`
