import { pages } from '@network-site/site/pages'
import { Navigate } from 'react-router'

export default function UnknownPath() {
  return <Navigate to={pages.home.path} replace />
}
