import { tokenWidget } from '@network-site/site/token-widget'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WidgetColumns } from './widget-layout.tsx'

/** The widget's layout while the token is loading. */
export function WidgetSkeleton() {
  return (
    <WidgetColumns
      intro={
        <>
          <h1 className="sr-only">{tokenWidget.card.title}</h1>
          <Skeleton label={tokenWidget.loading} className="h-4 w-48" />
          <Skeleton className="mt-4 h-10 w-4/5 lg:h-24" />
          <Skeleton className="mt-4 h-12 w-full lg:h-20" />
        </>
      }
      card={
        <Card variant="lit" className="flex flex-col gap-5">
          <p aria-hidden="true" className="type-display flex min-h-10 items-center text-title">
            {tokenWidget.card.title}
          </p>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-26" />
            <Skeleton className="h-26" />
          </div>
          <Skeleton className="h-22 border-transparent" />
          <Skeleton className="h-14" />
        </Card>
      }
      facts={<Skeleton className="h-24" />}
    />
  )
}
