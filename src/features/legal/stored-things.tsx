// The list of what the app keeps on a device, in the cookie policy: name, purpose, how long;
// grouped by where a browser shows it.
import { useText } from '#i18n/use-text.ts'
import { deviceStorage, type StoredThing } from './device-storage.ts'

const places = [...new Set(deviceStorage.map(({ place }) => place))]

const Names = ({ names }: Pick<StoredThing, 'names'>) => (
  <p className="grid content-start gap-0.5">
    {names.map((name) => (
      <bdi
        key={name}
        dir="ltr"
        className="font-mono text-caption/5 wrap-anywhere text-ink-1 rtl:text-right"
      >
        {name}
      </bdi>
    ))}
  </p>
)

export const StoredThings = () => {
  const { t } = useText('legal')
  return places.map((place) => (
    <section key={place} className="mt-2">
      <h3 className="border-b border-line pb-2 text-caption font-medium text-ink-3">
        <bdi>{place}</bdi>
      </h3>
      <ul>
        {deviceStorage
          .filter((thing) => thing.place === place)
          .map(({ names, purpose, keeps }) => (
            <li
              key={purpose}
              className={
                'grid gap-x-6 gap-y-1 border-b border-hair py-3 text-table last:border-0 ' +
                'tablet:grid-cols-[11.25rem_minmax(0,1fr)]'
              }
            >
              <Names names={names} />
              <div className="grid gap-0.5">
                <p className="text-ink-2">{t(purpose)}</p>
                <p className="text-ink-3">{t(keeps)}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  ))
}
