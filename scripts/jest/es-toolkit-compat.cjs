/** Loads each function of es-toolkit/compat at its first use. */
module.exports = new Proxy({}, { get: (_, name) => require(`es-toolkit/compat/${String(name)}`) });
