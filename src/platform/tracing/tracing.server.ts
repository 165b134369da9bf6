import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObserveQuery } from '#platform/database/observe-queries.server.ts'
import type { Environment } from '#platform/environment.server.ts'

/** Where time goes, request by request, for a collector that understands OpenTelemetry. */
export type Tracing = {
  request(request: IncomingMessage, response: ServerResponse, answer: () => void): void
  job<Result>(queue: string, perform: () => Promise<Result>): Promise<Result>
  query: ObserveQuery
  /** Sends what is still to be sent. */
  stop(): Promise<void>
}

export const noTracing: Tracing = {
  request: (_request, _response, answer) => answer(),
  job: (_queue, perform) => perform(),
  query: () => () => {},
  stop: async () => {},
}

/** Nothing of the library is loaded where nobody listens: it takes 15 MB. */
export async function startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME }: Environment): Promise<Tracing> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return noTracing
  const { traceTo } = await import('./open-telemetry.server.ts')
  return traceTo(OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME)
}
