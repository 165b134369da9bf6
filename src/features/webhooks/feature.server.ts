import { defineFeature } from '#resources/feature.server.ts'
import { resumeDeliveries, webhookQueue } from '#resources/webhooks/announce.server.ts'
import { attemptDelivery } from '#resources/webhooks/deliver.server.ts'
import { webhookDeliveries } from '#resources/webhooks/tables.server.ts'
import { webhooksResource } from './admin.server.ts'
import { webhooksApi } from './api.server.ts'
import { eraseDeliveriesOf, eraseOutdatedDeliveries, exportDeliveries } from './personal-data.server.ts'

const decade = 10 * 365 * 24 * 60 * 60

export const webhooks = defineFeature({
  name: 'webhooks',
  resources: [webhooksResource],
  adminApi: webhooksApi,
  queues: () => [
    {
      name: webhookQueue,
      // From a few seconds up to an hour apart. There is no last attempt here: what ends a call is up to `attemptDelivery`.
      options: {
        ...{ retryLimit: 1_000_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 * 60 },
        ...{ expireInSeconds: 60, retentionSeconds: decade },
      },
      concurrency: 4,
      resume: resumeDeliveries,
      async perform(parts, data) {
        const { deliveryId } = data as { deliveryId: string }
        const delivery = await attemptDelivery(parts, deliveryId)
        if (delivery?.status === 'queued') throw new Error('Webhook not delivered')
      },
    },
  ],
  personalData: [
    {
      name: 'webhook_deliveries',
      tables: [webhookDeliveries],
      export: exportDeliveries,
      erase: eraseDeliveriesOf,
      eraseOutdated: eraseOutdatedDeliveries,
    },
  ],
})
