import { LegalPage } from './legal-page.tsx'
import { PRICES } from './policy-constants.ts'
import { SupportAddress } from './prose.tsx'
import { buyingSections } from './terms/buying.tsx'
import { dutySections } from './terms/duties.tsx'

export default function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      summary={[
        `One blueprint costs ${PRICES.single} or one credit. Credits do not expire: our purchase terms set no expiry.`,
        'What we make for you is yours to use, change and sell. You answer for what you do with it.',
        'A blueprint is a starting point, written by programs. It is not legal, financial or tax advice.',
        'You are 18 or older, and you treat people well in whatever you write for others to read here.',
        'Our liability is capped at what you paid us in the past twelve months.',
        <>
          Questions: <SupportAddress />
        </>,
      ]}
      sections={[...buyingSections, ...dutySections]}
    />
  )
}
