/* Runs before every command. It must parse and run on very old versions of Node. */
'use strict';

/**
 * Compares a Node version with alternatives of `>=a.b.c` and `^a.b.c`, joined by `||`.
 *
 * @param {string} version
 * @param {string} range
 */
function satisfies(version, range) {
  var actual = version.split('.').map(Number);
  return range.split('||').some(function (alternative) {
    var wanted = (alternative.match(/\d+/g) || []).map(Number);
    if (alternative.indexOf('^') >= 0 && actual[0] !== wanted[0]) return false;
    for (var i = 0; i < 3; i += 1) if (actual[i] !== wanted[i]) return (actual[i] || 0) > (wanted[i] || 0);
    return true;
  });
}

var range = require('../package.json').engines.node;
if (!satisfies(process.versions.node, range)) {
  console.error('Marcel OS needs Node ' + range + ', this is ' + process.versions.node + '. See https://nodejs.org');
  process.exit(1);
}
