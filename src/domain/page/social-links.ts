// The product's accounts elsewhere (D-SOCIAL): which networks there are, and which address belongs
// to which.

export const socialNetworks = ['x', 'telegram', 'discord', 'youtube', 'linkedin', 'medium'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
export type SocialLink = { network: SocialNetwork; name: string; url: string }

const names: Record<SocialNetwork, string> = {
  x: 'X',
  telegram: 'Telegram',
  discord: 'Discord',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  medium: 'Medium',
}

const networkOfHost: Readonly<Record<string, SocialNetwork>> = {
  'x.com': 'x',
  'twitter.com': 'x',
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'discord.gg': 'discord',
  'discord.com': 'discord',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'linkedin.com': 'linkedin',
  'medium.com': 'medium',
}

/** Used where the host names no accounts (docs/configuration.md). */
export const standardSocialUrls: readonly string[] = [
  'https://x.com/coinsight',
  'https://t.me/coinsight',
  'https://discord.gg/coinsight',
  'https://www.youtube.com/@coinsight',
  'https://www.linkedin.com/company/coinsight',
  'https://medium.com/@coinsight',
]

/** The link of an https address on one of the networks, or null. */
export const socialLinkOf = (url: string): SocialLink | null => {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  const network = networkOfHost[hostname.replace(/^www\./, '')]
  return protocol === 'https:' && network ? { network, name: names[network], url } : null
}

/** The links of these addresses in the order of the networks; addresses elsewhere are left out. */
export const socialLinksOf = (urls: readonly string[]): SocialLink[] =>
  urls
    .map(socialLinkOf)
    .filter((link) => link !== null)
    .toSorted((a, b) => socialNetworks.indexOf(a.network) - socialNetworks.indexOf(b.network))
