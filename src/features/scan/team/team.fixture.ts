import { scanApi } from '#features/scan/api.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import type { View } from './anonymity.ts'
import { teamApi } from './api.server.ts'
import { findTeam, joinTeam, type TeamScan } from './queries.server.ts'

export const now = new Date('2031-05-06T07:08:09.000Z')

export const valid = { teamName: 'Platform', email: 'Organiser@example.com', gdprConsent: true }

export const tokenIn = (url: string) => url.split('/').at(-1) ?? ''

const sheet = (answer: number) => Array<number>(16).fill(answer)

/** A database of its own, in which teams are made by the API and joined. */
export async function startTeams() {
  const platform = await testPlatform({ now: () => now })
  const { db } = platform
  const api = scanApi(platform, []).route('/', teamApi(platform))

  const make = (body: object, address = '127.0.0.1') =>
    api.request(
      '/functions/team-scan',
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      { incoming: { socket: { remoteAddress: address }, headers: {} } },
    )

  async function makeTeam(change: object = {}) {
    const email = `${crypto.randomUUID()}@example.com`
    const { teamUrl, manageUrl } = await (await make({ ...valid, email, ...change })).json()
    const [token, manageToken] = [tokenIn(teamUrl), tokenIn(manageUrl)]
    const team = (await findTeam(db, token)) as TeamScan
    return { token, manageToken, team, email }
  }

  const join = (team: TeamScan, view: View, answer = 3, assessToken: string = crypto.randomUUID()) =>
    joinTeam(platform, team, { view, answers: sheet(answer), assessToken }, '127.0.0.1')

  return { platform, db, make, makeTeam, join }
}
