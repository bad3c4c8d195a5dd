// Small drawings in ink and drafting cyan, on a field of 136 × 100.
import type { ReactNode } from 'react'

const ink = { stroke: 'var(--ink)' }
const draft = { stroke: 'var(--draft)' }
const filled = { stroke: 'var(--ink)', fill: 'var(--surface)' }

export type BenefitDrawing = 'plan' | 'brand' | 'logos' | 'quickstart' | 'prompt' | 'milestones'

export const BENEFIT_DRAWINGS: Record<BenefitDrawing, ReactNode> = {
  plan: (
    <>
      <path d="M22 1h58v76H22zM12 9h58v76H12z" {...draft} fill="var(--surface)" />
      <path d="M1 17h58v76H1z" {...filled} />
      <path d="M10 32h26M10 41h38M10 50h38" {...ink} />
      <path d="M12 80V70M20 80V64M28 80V68M36 80V60M44 80V56" {...draft} strokeWidth="3" />
    </>
  ),
  brand: (
    <>
      <path d="M0 50h108M54 0v100" {...draft} strokeDasharray="3 3" />
      <circle cx="54" cy="50" r="40" {...draft} />
      <circle cx="54" cy="50" r="25" {...ink} />
      <path d="M54 50a10 10 0 1 1 10 10 20 20 0 0 1-20-20" {...ink} strokeWidth="3" />
      <circle cx="54" cy="50" r="3.5" fill="var(--signal)" />
    </>
  ),
  logos: (
    <>
      <path d="M1 10h60v60H1zM73 10h60v60H73z" {...draft} />
      <path d="M16 50q7-7 15 0t15 0M31 42V28" {...ink} strokeWidth="2" />
      <circle cx="31" cy="25" r="2.5" fill="var(--signal)" />
      <path d="M103 24 85 56h36zM103 24v32" {...ink} strokeWidth="2" />
      <path d="M1 84h60M1 79v10M61 79v10M73 84h60M73 79v10M133 79v10" {...draft} />
    </>
  ),
  quickstart: (
    <>
      <path d="M11 21v16M11 57v16" {...draft} strokeDasharray="3 3" />
      <circle cx="11" cy="11" r="10" {...filled} />
      <circle cx="11" cy="47" r="10" {...filled} />
      <circle cx="11" cy="83" r="10" {...filled} />
      <path d="m7 11 3 3 6-6M34 6h62M34 42h46M34 78h54" {...ink} />
      <path d="M34 16h78M34 52h66M34 88h72" {...draft} />
    </>
  ),
  prompt: (
    <>
      <path d="M1 7h126v84H1z" {...filled} />
      <path d="M1 23h126M9 15h.01M16 15h.01" {...ink} strokeLinecap="round" />
      <path d="m28 44-14 13 14 13M50 44l14 13-14 13M43 40l-8 34" {...ink} strokeWidth="2" />
      <path d="M76 44h38M76 53h28M76 62h34M76 71h20" {...draft} />
    </>
  ),
  milestones: (
    <>
      <path d="M10 88 42 72 72 60 98 34 124 28" {...draft} strokeDasharray="3 3" />
      <circle cx="10" cy="88" r="8" fill="var(--ink)" />
      <circle cx="42" cy="72" r="8" fill="var(--ink)" />
      <circle cx="72" cy="60" r="8" {...filled} />
      <circle cx="98" cy="36" r="8" {...filled} />
      <circle cx="124" cy="28" r="8" {...filled} />
      <path d="M124 20V3" {...ink} />
      <path d="M124 3h11l-3 4 3 4h-11z" fill="var(--signal)" />
    </>
  ),
}
