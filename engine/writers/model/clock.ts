// The language model keeps to a time, and what it found on the web has a date.

export const now = (): number => performance.now()
export const today = (): string => new Date().toISOString().slice(0, 10)
