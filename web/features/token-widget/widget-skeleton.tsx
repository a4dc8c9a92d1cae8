import { tokenWidget } from '@network-site/site/token-widget'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WidgetColumns } from './widget-layout.tsx'

/** The widget's layout while the token is loading. Its card is exactly as high as the one that replaces it. */
export function WidgetSkeleton() {
  return (
    <WidgetColumns
      intro={
        <>
          <h1 className="sr-only">{tokenWidget.card.title}</h1>
          <Skeleton label={tokenWidget.loading} className="h-4 w-48" />
          <Skeleton className="mt-3 h-13 w-4/5 sm:h-9 lg:mt-5 lg:h-26" />
          <Skeleton className="mt-3 h-16 w-full sm:h-11 lg:mt-6 lg:h-24" />
        </>
      }
      card={
        <Card variant="lit" className="flex flex-col gap-5">
          <p aria-hidden="true" className="type-display flex min-h-10 items-center text-title">
            {tokenWidget.card.title}
          </p>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-27 lg:h-30" />
            <Skeleton className="h-27 lg:h-30" />
          </div>
          <Skeleton className="h-[calc(3lh+1.5rem)] border-transparent text-small" />
          <Skeleton className="h-14" />
        </Card>
      }
      facts={<Skeleton className="h-55 sm:h-38" />}
    />
  )
}
