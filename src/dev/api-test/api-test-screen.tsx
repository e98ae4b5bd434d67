// /api-test: a developer's bench (D-TESTPAGES). Calls of the API with their raw answers; faults,
// toasts and metrics on demand. Its words are English only, as they are no part of the product.
import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'
import { CallBench } from './call-bench.tsx'
import { ErrorLogView } from './error-log-view.tsx'
import { FaultBench } from './fault-bench.tsx'
import { MetricBench } from './metric-bench.tsx'
import { ToastBench } from './toast-bench.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-3 border-t border-hair py-6">
    <h2 className="text-form">{title}</h2>
    {children}
  </section>
)

export const ApiTestScreen = () => (
  <Direction.Provider dir="ltr">
    <div lang="en" dir="ltr" className="grid max-w-3xl px-4 pb-16 tablet:px-6">
      <h1 tabIndex={-1} className="py-4">
        API test
      </h1>
      <Section title="Call">
        <CallBench />
      </Section>
      <Section title="Faults">
        <FaultBench />
      </Section>
      <Section title="Error log">
        <ErrorLogView />
      </Section>
      <Section title="Toasts">
        <ToastBench />
      </Section>
      <Section title="Metric rating">
        <MetricBench />
      </Section>
    </div>
  </Direction.Provider>
)
