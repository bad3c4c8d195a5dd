// What the founder asks us, quoted.
import { type Field, sentencesOf } from './text/field.ts'

const MARKED = /\?\s*["')]*$/
/** Questions without a mark: 'should i hire first', 'not sure whether to lease', 'how much do I charge'. */
const UNMARKED =
  /^(?:(?:and|so|but|also|then|ok|my question is|question|please tell me|tell me|help)[\s:,]+)*(?:(?:should|shud|shld|can|could|shall|must|do|does|would|will|is it|are there|am i|may)\s(?:i|we|it|there|you|they|this|that|a|my|our)\b|(?:how (?:much|many|do|should|can|long|big|would|to)|what (?:should|is|are|price|would|do|can|\w+ (?:do|should|can|must) (?:i|we))|which|where (?:do|should|can)|when (?:do|should|can)|who (?:should|do|can)|whether|is it))/i
/** The same in the other languages: a verb of asking, or 'should I' before a verb. */
const ABROAD =
  /^(?:(?:y|e|et|und|pero|mas|mais|aber|o sea|also|entonces|então|alors|donc|pregunta|pergunta|question|frage|meine frage)[\s:,]+)*(?:¿|(?:cu[áa]nt[oa]s?|c[óo]mo|qu[ée] (?:precio|hago|hacemos|me|nos|tan|conviene)|cu[áa]l|me conviene|nos conviene|conviene|vale la pena|es mejor|deb(?:o|emos|er[íi]a|er[íi]amos) \p{L}+[aeiáéí]r|tengo que|puedo|qu?ant[oa]s?|qual|quais|compensa|vale a pena|será que|é melhor|dev(?:o|emos|eria|eríamos) \p{L}+[aei]r|preciso (?:de )?\p{L}+r|posso|combien|comment|quel(?:le)?s?|est-ce|faut-il|dois-je|devons-nous|devrais-je|puis-je|vaut-il|je fais quoi|on fait quoi|soll(?:te|en|ten)? (?:ich|wir)|was soll|wie (?:viel|hoch|soll|kalkuliere|komme|finde)|lohnt|muss ich|müssen wir|darf ich|kann ich|können wir|reich(?:t|en)|brauche? ich|brauchen wir|welche[rsn]?|ist es besser|ab wann)(?!\p{L}))/iu
const UNSURE_ABROAD =
  /(?<!\p{L})(?:no s(?:é|e|abemos) (?:si|c[óo]mo|cu[áa]nt|qu[ée]|cu[áa]l)|me pregunto si|(?:tengo|estoy en) (?:la )?duda|não (?:sei|sabemos) (?:se|como|quanto|qual)|(?:estou|fico) na dúvida|je ne sais pas (?:si|comment|combien|quel)|je me demande|j['’]hésite|wei(?:ß|ss) (?:\p{L}+ )?nicht,? (?:ob|wie|was|wann|welche)|(?:bin|sind) (?:mir |uns )?(?:nicht sicher|unsicher),? (?:ob|wie)|frage mich,? (?:ob|wie)|(?:qu[ée]|que) (?:me )?conviene\W*$)/iu
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
        ABROAD.test(plain) ||
        UNSURE_ABROAD.test(plain) ||
        (UNSURE.test(plain) && /\b(?:i|we|me|us|my|our|kindly|please)\b/i.test(plain))
      if (isAsked && !found.includes(text)) found.push(text)
    }
  return found
}
