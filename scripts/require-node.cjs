/* Loaded before every command, on whatever Node there is: nothing here may need a newer one. */
'use strict';

var complaintAbout = require('./lib/shared/node-version.cjs').complaintAbout;

var complaint = complaintAbout(process.versions.node, require('../package.json').engines.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
