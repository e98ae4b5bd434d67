import { describe, expect, test } from 'vitest'
import { socialLinkOf, socialLinksOf, socialNetworks, standardSocialUrls } from './social-links.ts'

describe('D-SOCIAL', () => {
  test('R-FTR-001: the standard list holds each network once', () => {
    expect(socialLinksOf(standardSocialUrls).map(({ network }) => network)).toEqual([
      ...socialNetworks,
    ])
  })

  test.each([
    ['https://twitter.com/example', 'x'],
    ['https://www.linkedin.com/company/example', 'linkedin'],
    ['https://discord.com/invite/example', 'discord'],
  ])('%s is an account on %s', (url, network) => {
    expect(socialLinkOf(url)?.network).toBe(network)
  })

  test.each([
    'http://x.com/example',
    'https://x.com.example.net/a',
    'https://example.com',
    'javascript:alert(1)',
    'x.com/example',
    '',
  ])('%s is none', (url) => {
    expect(socialLinkOf(url)).toBeNull()
  })

  test('the order is that of the networks, whatever the order given', () => {
    expect(
      socialLinksOf(['https://medium.com/@a', 'https://nowhere.example', 'https://x.com/a']).map(
        ({ name }) => name,
      ),
    ).toEqual(['X', 'Medium'])
  })
})
