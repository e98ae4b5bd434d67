// The thresholds of the page metrics, and the rating of any value.
import { useState } from 'react'
import { metricThresholds, rateMetric, type MetricName } from '#domain/page/metric-rating.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

const names = Object.keys(metricThresholds) as MetricName[]

export const MetricBench = () => {
  const [name, setName] = useState<MetricName>('lcp')
  const [value, setValue] = useState('2500')
  const { good, poor } = metricThresholds[name]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        look="chip"
        label="Metric"
        value={name}
        options={names.map((each) => ({ value: each, label: each }))}
        onChange={(each) => setName(each as MetricName)}
      />
      <TextField
        label="Value"
        inputMode="decimal"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output className="pb-2 text-table">
        {Number.isFinite(Number(value)) && value !== ''
          ? rateMetric(name, Number(value))
          : 'not a number'}{' '}
        (good to {good}, poor beyond {poor})
      </output>
    </div>
  )
}
