// A mutant is noticed with the first example that fails; nobody reads the smallest one.
import * as fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
