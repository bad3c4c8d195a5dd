// What the founder asks us, quoted.
import { type Field, sentencesOf } from '../understand/text/field.ts'

const MARKED = /\?\s*["')]*$/
/** Questions without a mark: 'should i hire first', 'not sure whether to lease', 'how much do I charge'. */
const UNMARKED =
  /^(?:(?:and|so|but|also|then|ok|my question is|question|please tell me|tell me|help)[\s:,]+)*(?:(?:should|shud|shld|can|could|shall|must|do|does|would|will|is it|are there|am i|may)\s(?:i|we|it|there|you|they|this|that|a|my|our)\b|(?:how (?:much|many|do|should|can|long|big|would|to)|what (?:should|is|are|price|would|do|can|\w+ (?:do|should|can|must) (?:i|we))|which|where (?:do|should|can)|when (?:do|should|can)|who (?:should|do|can)|whether|is it|¿|combien|comment|faut-il|dois-je|soll(?:te|en|ten)? (?:ich|wir)|wie (?:viel|hoch|soll)|cuánto|cómo|debo|devo|quanto|como|vale a pena|lohnt))/i
const UNSURE =
  /\b(?:not sure|unsure|don'?t know|do not know|no idea|wondering|can'?t decide|cannot decide|torn|want(?:ing)? to know|would like to know|need to know|(?:please|kindly) (?:advise|tell)|advise me|help me decide|tell me)\b[^.!?]{0,30}\b(?:if|whether|how|what|which|when|where|who|between|about)\b|^(?:please|kindly) (?:advise|tell)/i
/** Talk to customers, or a slogan: 'Tired of waiting?', 'Need a hand?'. */
const SLOGAN = /^(?:tired|need|want|ever|looking|fed up|sick)\b/i

export function questionsIn(fields: Field[]): string[] {
  const found: string[] = []
  for (const field of fields)
    for (const { start, end } of sentencesOf(field.plain)) {
      const plain = field.plain.slice(start, end).trim()
      const text = field.text.slice(start, end).trim()
      if (text.length < 8 || text.length > 400) continue
      const isAsked =
        (MARKED.test(plain) && !SLOGAN.test(plain)) ||
        UNMARKED.test(plain) ||
        (UNSURE.test(plain) && /\b(?:i|we|me|us|my|our|kindly|please)\b/i.test(plain))
      if (isAsked && !found.includes(text)) found.push(text)
    }
  return found
}
