// A language's flag: from the configured service where there is one, else, or when it does not
// come, the bundled picture.
import { useState } from 'react'
import { flagAddress, flagCountryOf } from '#domain/language-country.ts'
import { BundledFlag, flagClass } from './bundled-flag.tsx'

export const LanguageFlag = ({ code, service }: { code: string; service: string | null }) => {
  const [hasFailed, setHasFailed] = useState(false)
  const country = flagCountryOf(code)
  if (service === null || country === null || hasFailed)
    return <BundledFlag country={country} code={code} />
  return (
    <img
      src={flagAddress(service, country)}
      alt=""
      width={24}
      height={16}
      className={`${flagClass} object-cover`}
      onError={() => setHasFailed(true)}
    />
  )
}
