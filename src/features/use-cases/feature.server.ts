import { defineFeature } from '#resources/feature.server.ts'
import { coverTopic } from '#ui/cover-address.ts'
import { useCasesResource } from './admin.server.ts'
import { publicUseCasesApi } from './api.server.ts'
import { useCasesContent } from './content.ts'
import { findUseCase, listRelatedStories, listUseCaseAddresses } from './queries.server.ts'
import { seedUseCases } from './seed.server.ts'
import { useCases as table } from './tables.server.ts'

export const useCases = defineFeature({
  name: 'use-cases',
  tables: [table],
  api: publicUseCasesApi,
  resources: [useCasesResource],
  texts: [{ group: 'Insights', name: 'Use Cases', path: '/use-cases', content: useCasesContent }],
  parameters: ['q', 'page'],
  addresses: listUseCaseAddresses,
  related: { kind: 'use-case', list: listRelatedStories },
  async findCover(db, path) {
    const slug = path.match(/^\/use-cases\/([^/]+)$/)?.[1]
    const useCase = slug && (await findUseCase(db, slug))
    return useCase ? { title: useCase.title, topic: coverTopic(useCase) } : undefined
  },
  seed: seedUseCases,
})
