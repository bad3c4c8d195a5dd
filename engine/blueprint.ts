// From a brief to a plan, stage by stage, as the progress dialog names them. The caller brings knowledge, analyst and
// network; nothing here reads a clock, a disk or an address.
import { absurdities } from './analyst/absurdities.ts'
import { type Analysis, analyse } from './analyst/analyse.ts'
import type { Analyst } from './analyst/analyst.ts'
import { type Confirmed, confirming } from './analyst/confirmed.ts'
import { guarded } from './analyst/guarded.ts'
import { type OnCall, observed } from './analyst/observed.ts'
import { writeByModel } from './analyst/write.ts'
import type { Identity } from './brand/brand.ts'
import { identityFacts } from './brand/facts.ts'
import { identityOf } from './brand/identity.ts'
import type { Brief } from './brief.ts'
import { buildSpec } from './build-file/build-spec.ts'
import { caseFeatures } from './build-file/from-case/case-features.ts'
import type { BuildSpec } from './build-file/spec.ts'
import { caseSourceOf, correctedSource } from './compose/case-source.ts'
import type { CaseSource } from './compose/source-data.ts'
import { understandingOf } from './compose/understood.ts'
import { type Edits, NO_EDITS } from './edits.ts'
import {
  answeredLevers,
  type Corrections,
  type FirstGround,
  firstEdits,
  soundCorrections,
} from './first-edits.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { type Drafted, draftPlan, openPlan } from './plan/make-plan.ts'
import type { PlanInput } from './plan/open-plan.ts'
import { finishPlan, type Plan } from './plan/plan.ts'
import { keepWords } from './plan/writing/keep-words.ts'
import { read } from './read/read.ts'
import type { Reading } from './read/reading.ts'
import type { Understanding } from './read/understanding.ts'
import { NOTHING } from './writers/writer.ts'

export type StageName =
  | 'Idea Analysis'
  | 'Market Research'
  | 'Business Model'
  | 'Technical Architecture'
  | 'Financial Projections'
  | 'Visual Brand Assets'
  | 'Document Creation'

export interface Tools {
  knowledge: Knowledge
  /** Of a plan that is made once more: what it was first made from. Left out: the brief is read. */
  source?: CaseSource
  /** Of a plan that was branded before it had a source: what its brand was made from. */
  brandedBy?: Understanding
  /** A language model, one for this plan, that reads the brief and writes the plan. Left out: the house does both. */
  analyst?: Analyst
  /** What the founder changed since the plan was first made. */
  edits?: Edits
  /** What the founder corrected of our reading before the plan is first made. What of it cannot be is left out. */
  corrections?: Corrections
  /** What a plan that is made once more has from the last issue. */
  before?: Before
  signal?: AbortSignal
  /** Told when a stage begins. */
  onStage?: (stage: StageName) => void
  /** Told of every question to the analyst, when it begins and when it ends. */
  onCall?: OnCall
}

export interface Before {
  /** What a language model of an earlier release assumed, by quantity id. */
  proposed?: ReadonlyMap<string, number>
  /** The last issue, where a language model worded it, and what it was made from. */
  worded?: { edits: Edits; plan: Pick<Plan, 'sections' | 'writing'> }
}

/** What documents are made from. */
export interface PrintableBlueprint {
  plan: Plan
  /** What an AI coding tool builds the first version from. */
  build: BuildSpec
  /** Name, colours, faces and voice; the logos are drawn from it. */
  identity: Identity
}

export interface Blueprint extends PrintableBlueprint {
  /** What the plan was made from, before any correction: another issue and the what-if begin with the same. */
  source: CaseSource
  /** What of the founder's corrections it was first made with; left out where there were none. */
  edits?: Edits
}

/** Rejects with PlanRefused when the gate finds a fault, and with the signal's reason when it fires. */
export async function makeBlueprint(brief: Brief, given: Tools): Promise<Blueprint> {
  const tools = withEvents(given, brief)
  const { onStage, signal } = tools
  onStage?.('Idea Analysis')
  const { source: original, records: analysed, corrections, confirmed } = await readBrief(brief, tools)
  const corrected = corrections && firstEdits(corrections, firstGroundOf(brief, original, tools))
  const ground = groundOf(brief, original, corrected ? { ...tools, edits: corrected } : tools)
  const { u } = ground
  // Corrected before anything was made: that is what the brand is made from.
  const isAsFirstRead = corrected !== undefined || ground.source === original
  const first = tools.brandedBy ?? (isAsFirstRead ? u : understandingOf(brief, original))
  signal?.throwIfAborted()
  onStage?.('Market Research')
  const input = { ...ground, proposed: tools.before?.proposed ?? new Map() }
  onStage?.('Business Model')
  const opened = openPlan(input)
  onStage?.('Technical Architecture')
  const features = caseFeatures(opened.case)
  onStage?.('Financial Projections')
  const drafted = draftPlan(input, opened)
  onStage?.('Visual Brand Assets')
  const identity = identityOf(u, identityFacts({ texts: drafted.own }), first)
  onStage?.('Document Creation')
  const writers = confirmed ? telling(tools, confirmed) : tools
  const { sections, records } = await write(drafted, { brief, source: original }, writers)
  return {
    plan: {
      ...finishPlan(drafted, sections, [...analysed, ...records]),
      ...(first !== u && { brandedBy: first }),
    },
    build: buildSpec(drafted, identity, features),
    identity,
    source: original,
    ...(corrected && { edits: corrected }),
  }
}

const telling = (tools: Tools, confirmed: Confirmed): Tools =>
  tools.analyst ? { ...tools, analyst: confirming(tools.analyst, confirmed) } : tools

function withEvents(tools: Tools, brief: Brief): Tools {
  const { onCall } = tools
  const analyst = tools.analyst && guarded(tools.analyst, brief)
  if (!analyst) return tools
  return { ...tools, analyst: onCall ? observed(analyst, onCall) : analyst }
}

type BriefRead = Pick<Analysis, 'source' | 'records'> &
  Pick<Tools, 'corrections'> & {
    /** What a language model was told. */
    confirmed?: Confirmed
  }

/** The brief is read by the analyst, where there is one, else by the house. */
export async function readBrief(brief: Brief, tools: Tools): Promise<BriefRead> {
  const { analyst, source, signal, corrections } = tools
  if (source) return { source, records: [] }
  const reading = read(brief)
  const given = corrections && { corrections }
  if (!analyst) return { source: caseSourceOf(brief, reading), records: [], ...given }
  const tryOut = (tried: CaseSource) => absurdities(draftPlan(groundOf(brief, tried, tools)))
  const confirmed = corrections && confirmedIn(brief, reading, corrections, tools)
  const options = { tryOut, confirmed, ...(signal && { signal }) }
  const { corrections: placed = {}, ...analysis } = await analyse(brief, reading, analyst, options)
  if (!confirmed) return analysis
  return { ...analysis, corrections: { ...corrections, reading: placed }, confirmed }
}

/** What of the founder's corrections has a place in the house's reading and numbers, for a language model to be told. */
function confirmedIn(
  brief: Brief,
  reading: Reading,
  corrections: Corrections,
  { knowledge }: Pick<Tools, 'knowledge'>,
): Confirmed | undefined {
  const source = caseSourceOf(brief, reading)
  const sound = soundCorrections(reading, corrections.reading)
  const answered = answeredLevers({ brief, source, knowledge }, sound, corrections.answers ?? {})
  const answers = answered.map(({ id, label, text }) => ({ id, is: label, value: text }))
  if (Object.keys(sound).length === 0 && answers.length === 0) return undefined
  return { reading: sound, answers }
}

/** What the plan of a brief is made from, with the founder's corrections of its reading. */
function groundOf(
  brief: Brief,
  original: CaseSource,
  { knowledge, edits = NO_EDITS }: Pick<Tools, 'knowledge' | 'edits'>,
): PlanInput {
  const source = correctedSource(brief, original, edits.reading)
  return { brief, u: understandingOf(brief, source), knowledge, source, edits }
}

function firstGroundOf(
  brief: Brief,
  source: CaseSource,
  { knowledge }: Pick<Tools, 'knowledge'>,
): FirstGround {
  return {
    brief,
    source,
    knowledge,
    isMakeable: (edits) => {
      try {
        const ground = groundOf(brief, source, { knowledge, edits })
        const opened = openPlan(ground)
        const drafted = draftPlan(ground, opened)
        // The sections of books of its own are still to be written, and who writes them answers to the gate.
        if (!drafted.case.trade.own) finishPlan(drafted, drafted.sections, [])
        const identity = identityOf(ground.u, identityFacts({ texts: drafted.own }), ground.u)
        buildSpec(drafted, identity, caseFeatures(opened.case))
        return true
      } catch {
        return false
      }
    },
  }
}

async function write(drafted: Drafted, first: { brief: Brief; source: CaseSource }, tools: Tools) {
  const { analyst, signal, before, knowledge } = tools
  if (analyst) return writeByModel(drafted, analyst, signal)
  if (before?.worded) {
    const { edits, plan } = before.worded
    const input = groundOf(first.brief, first.source, { knowledge, edits })
    const house = draftPlan({ ...input, ...(before.proposed && { proposed: before.proposed }) }).sections
    return keepWords(drafted, { printed: plan.sections, house, records: plan.writing })
  }
  return asDrafted(drafted)
}

/** The house's own words; tables and lists have no writer. */
function asDrafted({ sections }: Drafted) {
  const written = sections.filter(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'paragraph' || kind === 'point'),
  )
  return { sections, records: written.map(({ id }) => ({ section: id, by: 'house' as const, ...NOTHING })) }
}
