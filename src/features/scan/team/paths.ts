export const teamPath = (token: string) => `/team/${token}`
export const managePath = (token: string) => `/team/manage/${token}`
export const answeredPath = (token: string, assessmentId: string) => `${teamPath(token)}/answered/${assessmentId}`
