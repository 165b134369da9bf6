import { doTasks } from '#platform/jobs/worker-process.server.ts'
import { createReport, type ReportFrame, type ReportSubject } from './report.server.ts'

export type ReportTask = { shared: ReportSubject; frame: ReportFrame }

doTasks<ReportTask>(({ shared, frame }) => createReport(shared, frame))
