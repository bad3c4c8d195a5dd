// What other parts of the browser's side may use of blueprints.
export { sizeText } from './file-words.ts'
