/* Has to parse and run on the oldest Node that anyone may start it with. */
'use strict';

/**
 * @param {string} version version of a running Node, such as `20.19.0`
 * @param {string} range alternatives of `>=a.b.c` and `^a.b.c`, joined by `||`, as in package.json's engines
 * @returns {string | undefined} one line to show when the version is outside of the range
 */
function complaintAbout(version, range) {
  var fits = range.split('||').some(function (alternative) {
    return satisfies(numbersIn(version), numbersIn(alternative), alternative.indexOf('^') >= 0);
  });
  if (fits) return undefined;
  return 'Marcel OS needs Node ' + range + ', this is ' + version + '. A newer one is at https://nodejs.org';
}

/**
 * @param {number[]} actual
 * @param {number[]} wanted
 * @param {boolean} sameMajor
 * @returns {boolean}
 */
function satisfies(actual, wanted, sameMajor) {
  if (sameMajor && actual[0] !== wanted[0]) return false;
  for (var i = 0; i < 3; i += 1) {
    if (actual[i] !== wanted[i]) return (actual[i] || 0) > (wanted[i] || 0);
  }
  return true;
}

/**
 * @param {string} text
 * @returns {number[]}
 */
function numbersIn(text) {
  return (text.match(/\d+/g) || []).map(Number);
}

module.exports = { complaintAbout: complaintAbout };
