import { expect, it } from 'vitest'
import { isUsername, lookAlikesIn, usernameFrom, usernameKey } from './username.ts'

it.each(['ada', ' ada.l-ovelace_1 ', 'a'.repeat(30)])('D-USERNAME accepts %j', (name) => {
  expect(isUsername(name)).toBe(true)
})

it.each(['', 'ab', 'a'.repeat(31), 'ada lovelace', 'adä', 'ada@x'])(
  'D-USERNAME refuses %j',
  (name) => {
    expect(isUsername(name)).toBe(false)
  },
)

it.each([
  ['аda', ['а']],
  ['αdmin', ['α']],
  ['ａdmin', ['ａ']],
  ['𝐚dmin', ['𝐚']],
  ['admın', ['ı']],
  ['adm\u200bin\u202e', ['U+200B', 'U+202E']],
  ['adá', ['á']],
  ['ada\u0301', ['U+0301']],
  ['ааdmіn', ['а', 'і']],
])('R-AUT-032 D-USERNAME names the look-alikes of %j', (name, found) => {
  expect(lookAlikesIn(name)).toEqual(found)
  expect(isUsername(name)).toBe(false)
})

it.each(['ada.l-ovelace_1', 'ada lovelace!', ''])('finds no look-alikes in %j', (name) => {
  expect(lookAlikesIn(name)).toEqual([])
})

it.each([
  ['Admin', 'adm1n'],
  ['coinsight', 'C0lNSlGHT'],
  ['barney', 'bamey'],
  ['vvhale', 'whale'],
])('R-AUT-032 %j and %j are one name', (name, double) => {
  expect(usernameKey(double)).toBe(usernameKey(name))
})

it.each([
  ['ada', 'ada_'],
  ['ada1', 'ada2'],
  ['a.b', 'a-b'],
])('%j and %j are two names', (name, other) => {
  expect(usernameKey(other)).not.toBe(usernameKey(name))
})

it.each([
  ['ada.lovelace', 'ada.lovelace'],
  ['José', 'Jose'],
  ['é', 'usere'],
  ['李', 'user'],
  ['x'.repeat(60), 'x'.repeat(24)],
  ['a+b', 'userab'],
])('makes a permitted name of %j', (base, name) => {
  expect(usernameFrom(base)).toBe(name)
  expect(isUsername(usernameFrom(base))).toBe(true)
})
