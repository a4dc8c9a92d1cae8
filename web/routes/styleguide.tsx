import { Styleguide } from '../features/styleguide/styleguide.tsx'

/** `/styleguide`, in development only: every primitive in every state. */
export default function StyleguideRoute() {
  return <Styleguide />
}
