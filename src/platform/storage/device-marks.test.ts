import { afterEach, expect, it } from 'vitest'
import { deviceMarks } from './device-marks.ts'
import { readStored, writeStored } from './stored-values.ts'

afterEach(() => writeStored('device_marks', null))

it('S3 finds an account’s mark by its address, however it is typed, and keeps no address', () => {
  deviceMarks.keep('Ann@Example.com', 'a.1')
  deviceMarks.keep('bob@example.com', 'b.1')
  deviceMarks.keep('ann@example.com', undefined)
  expect([
    deviceMarks.of(' ann@example.COM'),
    deviceMarks.of('bob@example.com'),
    deviceMarks.of('carl@example.com'),
  ]).toEqual(['a.1', 'b.1', undefined])
  expect(readStored('device_marks')).not.toMatch(/ann|bob|@/i)
})

it('S3 a newer mark takes the place of the older, and eight accounts are kept', () => {
  for (let n = 0; n < 10; n += 1) deviceMarks.keep(`p${n}@example.com`, `m.${n}`)
  deviceMarks.keep('p5@example.com', 'm.new')
  expect([
    deviceMarks.of('p0@example.com'),
    deviceMarks.of('p2@example.com'),
    deviceMarks.of('p5@example.com'),
    deviceMarks.of('p9@example.com'),
  ]).toEqual([undefined, 'm.2', 'm.new', 'm.9'])
})

it.each(['{}', 'null', 'no json', '[["x"],[1,2],"y"]'])(
  'damaged marks count as none: %s',
  (damaged) => {
    writeStored('device_marks', damaged)
    expect(deviceMarks.of('ann@example.com')).toBeUndefined()
  },
)
