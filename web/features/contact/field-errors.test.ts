import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { FormRefusal } from './send-message.ts'

test('each error stands under its field, with the field’s name in front', () => {
  const refusal = new FormRefusal([
    { message: 'should be an email', field: 'email', code: 'TYPE_EMAIL' },
    { message: 'is required', field: 'message', code: 'REQUIRED_FIELD_EMPTY' },
    { message: 'Try again later' },
  ])
  expect(fieldErrors(refusal)).toEqual({
    email: 'Email should be an email',
    message: 'Message is required',
    form: 'Try again later',
  })
})

test('a lost connection is told apart from a refusal', () => {
  expect(fieldErrors(new TypeError('Failed to fetch')).form).toMatch(/could not be reached/)
})

test('no error gives no messages', () => {
  expect(fieldErrors(null)).toEqual({})
})
