// Part of the first page's script: keep it small. What asks and draws is loaded when an idea is long enough.
export { type Idea, NO_IDEA } from './idea.ts'
export { IdeaFields } from './idea-fields.tsx'
export { SketchBoard } from './sketch-board.tsx'
