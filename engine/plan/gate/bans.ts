// Words that say nothing, flatter, or promise.
const BANNED = [
  'revolutionis',
  'revolutioniz',
  'disrupt',
  'cutting-edge',
  'cutting edge',
  'state-of-the-art',
  'innovative',
  'seamless',
  'robust',
  'leverag',
  'synerg',
  'unlock',
  'empower',
  'game-chang',
  'game chang',
  'best-in-class',
  'world-class',
  'passionate',
  'unique',
  'holistic',
  'journey',
  'landscape',
  'fast-paced world',
  'poised to',
  'huge market',
  'growing market',
  'no direct competitors',
  'first-mover advantage',
  'conservative estimate',
  'it is important to note',
  'in conclusion',
  'not only',
  'studies show',
  'we believe',
]

/** The founder may use them; we do not. */
export function bannedIn(text: string): string[] {
  const lower = text.toLowerCase()
  return BANNED.filter((word) => new RegExp(`\\b${word}`).test(lower))
}
