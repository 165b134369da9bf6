import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { withoutKeys } from '#platform/http/request-log.server.ts'
import type { Tracing } from './tracing.server.ts'

const longestStatement = 500

/** Names and attributes as OpenTelemetry's conventions have them. Neither queries of addresses nor values of statements. */
export function traceTo(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  })
  provider.register()
  const tracer = trace.getTracer(service)
  const start = (name: string, kind: SpanKind, attributes: Attributes, parent = context.active()) =>
    tracer.startSpan(name, { kind, attributes }, parent)

  return {
    request(request, response, answer) {
      const method = request.method ?? 'GET'
      const path = (request.url ?? '/').replace(/\?.*$/s, '')
      const attributes = { 'http.request.method': method, 'url.path': withoutKeys(path) }
      const parent = propagation.extract(context.active(), request.headers)
      const span = start(`${method} ${kindOf(path)}`, SpanKind.SERVER, attributes, parent)
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), answer)
    },
    job(queue, perform) {
      const span = start(`process ${queue}`, SpanKind.CONSUMER, { 'messaging.destination.name': queue })
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          return await perform()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    /** Only what belongs to a request or a job. */
    query(text) {
      if (!trace.getActiveSpan()) return () => {}
      const operation = text.match(/\w+/)?.[0].toUpperCase() ?? 'QUERY'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) }
      const span = start(operation, SpanKind.CLIENT, attributes)
      return (failure) => {
        if (failure) fail(span, failure)
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}

/** The first word of a path: few enough to group by, and never a token. */
const kindOf = (path: string) => path.match(/^\/(?:api\/|admin\/)?[\w-]*/)?.[0] ?? '/'

/** By its kind alone: a message may quote what somebody typed. */
function fail(span: Span, error: unknown) {
  const { name, code } = error as Error & { code?: unknown }
  span.setAttribute('error.type', String(code ?? name))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
