#!/bin/sh
# Writes the configuration, starts nginx, and watches the addresses of the services: nginx uses an instance that was added or
# replaced, and drops one that was removed, within two seconds.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
configuration=${NGINX_CONFIGURATION:-/tmp/nginx/configuration}
program=${NGINX_PROGRAM:-/usr/sbin/nginx}

render() { sh "$here/render.sh" "$configuration" "$@"; }
addresses() { cat "$configuration/web-servers.conf" "$configuration/cms-servers.conf"; }

follow() {
  # A request to the address of a removed container waits until the connection times out, so the pause is short.
  while sleep 1; do
    before=$(addresses)
    render servers || continue
    [ "$before" = "$(addresses)" ] || "$program" -c "$configuration/nginx.conf" -e stderr -s reload || true
  done
}

render
# A killed nginx leaves its sockets behind, and the next one could not listen on them.
rm -f "${NGINX_RUN:-/run/nginx}"/*.sock
follow &
exec "$program" -c "$configuration/nginx.conf" -e stderr
