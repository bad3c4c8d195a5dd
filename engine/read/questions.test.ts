import { expect, test } from 'vitest'
import { questionsIn } from './questions.ts'
import { fieldOf } from './text/field.ts'

const questionsOf = (text: string) => questionsIn([fieldOf('additionalContext', text)])

test.each([
  'Should I sign the lease now?',
  'shud i charge more for embroidery machines',
  'how much do I charge',
  'what insurance do i need',
  'Not sure whether we should hire or rent.',
  'Kindly advise whether to take the overdraft.',
  'Soll ich zuerst den Ofen kaufen?',
  'is it worth it to open a second room',
  'cuanto cobro la primera visita',
  'no se si poner el precio en dolares, que conviene',
  'debo contratar a alguien antes de abrir',
  'compensa virar MEI agora',
  'não sei se alugo ou compro a máquina',
  'devo contratar antes de abrir',
  'combien demander par soirée',
  "j'hésite entre louer et acheter",
  'ich weiß nicht, ob sich das rechnet',
  'reichen die Rücklagen bis zum Sommer',
])('%s is asked', (question) => {
  expect(questionsOf(`The rent is $900. ${question}`)).toEqual([question])
})

test.each([
  'Tired of waiting?',
  'We know what customers want.',
  'Permit from city hall costs nothing.',
  'debo $86,000 de la camioneta.',
  'Devo R$ 4 mil ao banco.',
  'Wie im letzten Jahr bauen wir im Mai auf.',
])('%s is not', (text) => {
  expect(questionsOf(text)).toEqual([])
})
