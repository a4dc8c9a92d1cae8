import { formLimits } from '@network-site/protocol/contact-form'
import { formAnswers } from '@network-site/site/form-answers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { readSubmission } from './read-submission.ts'

const good = { email: 'ada@example.com', message: 'Hello', subject: 'ada@example.com: New Request' }

function read(fields: Record<string, unknown>) {
  return readSubmission(new Map(Object.entries(fields)), formAnswers.faults)
}

function errorsOf(fields: Record<string, unknown>) {
  const result = read(fields)
  return result.kind === 'refused' ? result.errors.map(({ field, code }) => [field, code]) : result.kind
}

describe('readSubmission', { timeout: 60_000 }, () => {
  it('takes the three fields of our form', () => {
    expect(read(good)).toEqual({ kind: 'submission', submission: { ...good, fields: {} }, next: undefined })
  })

  it.each<[string, Record<string, unknown>, unknown]>([
    [
      'nothing at all',
      {},
      [
        ['email', 'REQUIRED_FIELD_MISSING'],
        ['message', 'REQUIRED_FIELD_MISSING'],
      ],
    ],
    ['no email', { ...good, email: undefined }, [['email', 'REQUIRED_FIELD_MISSING']]],
    ['a null message', { ...good, message: null }, [['message', 'REQUIRED_FIELD_MISSING']]],
    ['an empty email', { ...good, email: '' }, [['email', 'REQUIRED_FIELD_EMPTY']]],
    ['a blank message', { ...good, message: ' \r\n\t' }, [['message', 'REQUIRED_FIELD_EMPTY']]],
    ['a message of invisible characters', { ...good, message: '\u0000\u0007' }, [['message', 'REQUIRED_FIELD_EMPTY']]],
    ['no address', { ...good, email: 'ada' }, [['email', 'TYPE_EMAIL']]],
    ['two addresses', { ...good, email: 'a@b.example,c@d.example' }, [['email', 'TYPE_EMAIL']]],
    [
      'an address with a header behind it',
      { ...good, email: 'a@b.example\r\nBcc: c@d.example' },
      [['email', 'TYPE_EMAIL']],
    ],
    ['an address in brackets', { ...good, email: 'Ada <a@b.example>' }, [['email', 'TYPE_EMAIL']]],
    ['an endless address', { ...good, email: `${'a'.repeat(250)}@b.example` }, [['email', 'TYPE_EMAIL']]],
    ['a number for an address', { ...good, email: 5 }, [['email', 'TYPE_EMAIL']]],
    ['a list of messages', { ...good, message: ['a', 'b'] }, [['message', 'TYPE_TEXT']]],
    ['an object for a subject', { ...good, subject: {} }, [['subject', 'TYPE_TEXT']]],
    ['an endless message', { ...good, message: 'm'.repeat(formLimits.message + 1) }, [['message', 'TYPE_TEXT']]],
    ['an endless subject', { ...good, subject: 's'.repeat(formLimits.subject + 1) }, [['subject', 'TYPE_TEXT']]],
    ['an object in a field of its own', { ...good, studio: {} }, [['studio', 'TYPE_TEXT']]],
    ['an endless name', { ...good, ['n'.repeat(101)]: 'v' }, [[undefined, 'TYPE_TEXT']]],
    [
      'a field too many',
      { ...good, ...Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`field${index}`, 'v'])) },
      [[undefined, 'TOO_MANY_FIELDS']],
    ],
  ])('refuses %s', (_case, fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors)
  })

  it('words its errors to stand behind the name of the field', () => {
    const result = read({ email: 'x', message: '' })
    expect(result).toMatchObject({
      errors: [{ message: formAnswers.faults.notEmail }, { message: formAnswers.faults.empty }],
    })
  })

  it('takes the hosted service’s other names for email and subject', () => {
    expect(read({ _replyto: 'ada@example.com', _subject: 'Hi', message: 'm' })).toMatchObject({
      submission: { email: 'ada@example.com', subject: 'Hi' },
    })
  })

  it('keeps further fields and drops instructions to the service', () => {
    expect(
      read({ ...good, studio: 'Ours', size: 12, engines: ['a', 'b'], none: null, _cc: 'x@y.example' }),
    ).toMatchObject({
      submission: { fields: { studio: 'Ours', size: '12', engines: 'a, b' } },
    })
  })

  it('says nothing of errors to whoever fills in the trap', () => {
    expect(read({ _gotcha: 'http://spam.example' })).toEqual({ kind: 'trapped' })
    expect(read({ ...good, _gotcha: '' }).kind).toBe('submission')
  })

  it('lets no line break into the subject and no control character anywhere', () => {
    const halfCharacter = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))
    const anything = fc.string({
      unit: fc.oneof(halfCharacter, fc.constantFrom('\r', '\n', '\0', '\ud800')),
      maxLength: 60,
    })
    fc.assert(
      fc.property(anything, anything, anything, (subject, message, extra) => {
        const result = read({ email: 'a@b.example', subject, message, [`x${extra.slice(0, 20)}`]: extra })
        fc.pre(result.kind === 'submission')
        const { submission } = result
        expect(submission.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        const everything = JSON.stringify([submission.message, submission.fields])
        expect(everything).not.toMatch(/\\u00|\\ud|\\r|\\b|\\f/)
        expect(cleanText(submission.message)).toBe(submission.message)
      }),
      { numRuns: 200 },
    )
  })

  it('makes something of any values and never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('email', 'message', 'subject', '_gotcha', '_next')),
          fc.anything(),
        ),
        (fields) => {
          expect(['submission', 'trapped', 'refused']).toContain(read(fields).kind)
        },
      ),
      { numRuns: 500 },
    )
  })
})
