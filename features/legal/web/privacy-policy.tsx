import { LegalPage } from './legal-page.tsx'
import { RESPONSE_TIMES } from './policy-constants.ts'
import { keepingSections } from './privacy/keeping.tsx'
import { rightsSections } from './privacy/rights.tsx'
import { usingSections } from './privacy/using.tsx'

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={[
        'We keep what making and selling your blueprint needs: your address, your name, your order and what you told us about your idea. We never see your card number.',
        'We sell nothing about you to anybody, and your idea is not used to train language models by us.',
        'News come only if you ticked a box for them, and end with one click.',
        'In your settings you can download everything we keep about you, and delete your account, at any time and without asking us.',
        `Questions about privacy are answered within ${RESPONSE_TIMES.privacy}.`,
      ]}
      sections={[...keepingSections, ...usingSections, ...rightsSections]}
    />
  )
}
