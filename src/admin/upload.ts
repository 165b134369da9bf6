import { HttpError } from 'react-admin'
import { refusal } from './api-client.ts'

/** By XMLHttpRequest, which alone tells how much of a file has been sent. */
export function upload<Answer>(path: string, file: File, onProgress?: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    request.open('PUT', `/api/admin/${path}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      if (request.status < 300) resolve(request.response)
      else reject(refusal('PUT', request.status, request.response ?? {}))
    }
    request.onerror = () => reject(new HttpError('The file did not arrive. Please try again.', 0))
    request.send(form)
  })
}
