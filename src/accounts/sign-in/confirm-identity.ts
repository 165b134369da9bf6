/** The `type` of the refusal that asks who is there; whoever answers `POST /api/auth/confirm` may repeat the call. */
export const confirmIdentity = 'urn:tandem:confirm-identity'
