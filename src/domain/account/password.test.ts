import { describe, expect, it } from 'vitest'
import { newPasswordProblem, passwordStrength, unmetCriteria } from './password.ts'

describe('newPasswordProblem', () => {
  it.each([
    ['', 'minimum'],
    ['Ab1!x', 'minimum'],
    ['Ab1!xy', 'length'],
    ['abcdef1!', 'uppercase'],
    ['ABCDEF1!', 'lowercase'],
    ['Abcdefg!', 'number'],
    ['Abcdefg1', 'special'],
    ['Abcdef1!', null],
  ])('R-AUT-033 R-AUT-034 D-PWD %j -> %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem)
  })

  it('counts letters of every script, and no space as a special character', () => {
    expect(unmetCriteria('Şifre 2026')).toEqual(['special'])
    expect(unmetCriteria('Пароль2026!')).toEqual([])
  })
})

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['abcdefgh', 'weak'],
    ['Ab1!', 'weak'],
    ['Ab1!xy', 'good'],
    ['abcdefg1', 'good'],
    ['Abcdefg1', 'good'],
    ['Abcdef1!', 'strong'],
  ])('R-AUT-035 D-STRENGTH %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
