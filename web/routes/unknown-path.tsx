import { pages } from '@home/site/pages'
import { Navigate } from 'react-router'

export default function UnknownPath() {
  return <Navigate to={pages.home.path} replace />
}
