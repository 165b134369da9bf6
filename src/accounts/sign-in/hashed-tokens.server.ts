import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import { hashOfToken } from '#accounts/session-token.server.ts'

type Adapter = DBAdapter | DBTransactionAdapter
type Asked = { model: string; where?: Where[] | undefined }

/** The library's way to the database, in which tokens of sessions are only ever written and looked for as hashes. */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (make) => adapter.transaction((inside) => make({ ...inside, ...hashing(inside) })),
  }
}

function hashing(adapter: Adapter) {
  // biome-ignore lint/suspicious/noExplicitAny: the rows are of the library's own kinds
  const { create, findOne, findMany, update, updateMany, delete: remove, deleteMany } = adapter as any
  return {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    async create(asked: any) {
      if (asked.model !== 'session') return create(asked)
      const { token } = asked.data
      const row = await create({ ...asked, data: { ...asked.data, token: hashOfToken(token) } })
      // Whoever has made it gets to know it, this once.
      return { ...row, token }
    },
    async findOne(asked: Asked) {
      const row = await findOne(hashed(asked))
      const token = tokenIn(asked)
      return row && token ? { ...row, token } : row
    },
    findMany: (asked: Asked) => findMany(hashed(asked)),
    update: (asked: Asked) => update(hashed(asked)),
    updateMany: (asked: Asked) => updateMany(hashed(asked)),
    delete: (asked: Asked) => remove(hashed(asked)),
    deleteMany: (asked: Asked) => deleteMany(hashed(asked)),
  }
}

const isToken = ({ model }: Asked, { field, value }: Where) =>
  model === 'session' && field === 'token' && typeof value === 'string'

const tokenIn = (asked: Asked) => asked.where?.find((condition) => isToken(asked, condition))?.value

const hashed = (asked: Asked): Asked =>
  tokenIn(asked) === undefined
    ? asked
    : {
        ...asked,
        where: (asked.where ?? []).map((condition) =>
          isToken(asked, condition) ? { ...condition, value: hashOfToken(String(condition.value)) } : condition,
        ),
      }
