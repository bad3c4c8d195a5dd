// What no text can write, because nobody knows it before the question is asked.
import { randomBytes } from 'node:crypto'

export const newFence = (): string => `data-${randomBytes(12).toString('hex')}`
