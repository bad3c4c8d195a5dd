import { forMe } from '#features/accounts/server/public.ts'
import { mine } from '#features/blueprints/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import * as calls from '../contract.ts'
import { assumptionsOf } from './assumptions.ts'
import { reissue, restoreIssue } from './begin-issue.ts'
import { compareIssues, listIssues, sendIssueFile } from './issues.ts'
import { groundWith } from './look-at-changes.ts'
import { saveChanges } from './save-assumptions.ts'
import { addScenario, changeScenario, listScenarios, presentScenario, removeScenario } from './scenarios.ts'

const success = true as const

export function livingPlanRoutes(house: House): Route[] {
  const { db } = house
  const mayChange = forMe(house)
  // The session of an order looks on.
  const maySee = forMe(house, { orderSessions: true })
  return [
    maySee(calls.getAssumptions, async ({ me, params }) =>
      assumptionsOf(house, await mine(db, me, params.id)),
    ),
    mayChange(calls.saveAssumptions, async ({ me, params, body }) => ({
      success,
      version: await saveChanges(house, me, params.id, body),
    })),

    maySee(calls.tryCorrections, async ({ me, params, body }) => {
      const { id } = await mine(db, me, params.id)
      return { ground: await groundWith(house, id, body.corrections) }
    }),

    maySee(calls.listScenarios, async ({ me, params }) => {
      const { id } = await mine(db, me, params.id)
      return { scenarios: await listScenarios(house, id) }
    }),
    mayChange(calls.addScenario, async ({ me, params, body }) => ({
      success,
      scenario: presentScenario(await addScenario(house, me, params.id, body)),
    })),
    mayChange(calls.changeScenario, async ({ me, params: { id, scenarioId }, body }) => ({
      success,
      scenario: presentScenario(await changeScenario(house, me, id, { scenarioId, ...body })),
    })),
    mayChange(calls.removeScenario, async ({ me, params }) => {
      await removeScenario(house, me, params.id, params.scenarioId)
      return { success }
    }),

    mayChange(calls.reissue, ({ me, params, body }) => reissue(house, me, params.id, body)),
    maySee(calls.listIssues, async ({ me, params }) => {
      const { id } = await mine(db, me, params.id)
      return { issues: await listIssues(house, id) }
    }),
    maySee(calls.compareIssues, async ({ me, params, query }) => {
      const { id } = await mine(db, me, params.id)
      return compareIssues(house, id, query)
    }),
    mayChange(calls.restoreIssue, ({ me, params: { id, number }, body }) =>
      restoreIssue(house, me, id, { number, ...body }),
    ),
    maySee(calls.getIssueFile, async ({ me, params: { id, number, filename }, query, request, reply }) => {
      const blueprint = await mine(db, me, id)
      const asAttachment = query.download !== undefined
      return sendIssueFile(house, blueprint.id, { number, filename, asAttachment, request, reply })
    }),
  ]
}
