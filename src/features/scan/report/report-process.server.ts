import { createTeamReport, type TeamReportSubject } from '#features/scan/team/report.server.ts'
import { doTasks } from '#platform/jobs/worker-process.server.ts'
import { createReport, type ReportFrame, type ReportSubject } from './report.server.ts'

export type ReportTask = ({ shared: ReportSubject } | { team: TeamReportSubject }) & { frame: ReportFrame }

doTasks<ReportTask>((task) =>
  'team' in task ? createTeamReport(task.team, task.frame) : createReport(task.shared, task.frame),
)
