// Workbox looks at its worker while it is loaded: this must be imported first.
process.env['NODE_ENV'] = 'production'
Reflect.set(globalThis, 'self', globalThis)
