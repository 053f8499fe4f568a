/** The functions of es-toolkit/compat, each loaded at its first use. */
module.exports = new Proxy({}, { get: (_, name) => require(`es-toolkit/compat/${String(name)}`) });
