import { paths } from '@network-site/site/paths'
import { Navigate } from 'react-router'

export function UnknownPath() {
  return <Navigate to={paths.home} replace />
}
