# syntax=docker/dockerfile:1
# Three images from one file: "product" (web, worker, desk and commands), "front" (nginx with the finished pages), and the build they share, which takes over
# what "npm run release" made. docker compose builds both; see compose.yaml.

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
COPY build/release/firm-*.tar.gz /tmp/release.tar.gz
# The image has a Node of its own.
RUN mkdir /srv/firm && tar -xzf /tmp/release.tar.gz -C /srv/firm --strip-components=1 && cd /srv/firm && sha256sum --check --quiet SHA256SUMS \
 && rm -r packages/node_modules/node
# The firm's folder of words, below this project; without it the site is that of the sample firm. It is read here alone: what was built is in the image.
ARG FIRM_DIR
COPY ${FIRM_DIR:-LICENSE} /srv/firm/words/
# The desk's host name, if the front is to lead there.
ARG DESK_HOST
WORKDIR /srv/firm/code
RUN export FIRM_DIR="${FIRM_DIR:+/srv/firm/words}" \
 && node scripts/build.ts --changed \
 && node deploy/render.ts --web web-1:3000 --web web-2:3000 --desk desk:3100 ${DESK_HOST:+--desk-host "$DESK_HOST"} --acme /var/lib/firm-front/acme --log /dev/stdout

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/firm
COPY --from=build /srv/firm/code/package.json ./
COPY --from=build /srv/firm/code/database/migrations ./database/migrations
COPY --from=build /srv/firm/code/server/run.ts ./server/run.ts
COPY --from=build /srv/firm/packages/node_modules ./node_modules
COPY --from=build /srv/firm/code/build/client ./build/client
COPY --from=build /srv/firm/code/build/server ./build/server
COPY --from=build /srv/firm/code/build/desk ./build/desk
COPY --from=build /srv/firm/code/build/assistant ./build/assistant
COPY --from=build /srv/firm/code/build/words ./build/words
USER node
EXPOSE 3000
# Whether the process answers; it never asks the database, or an outage there would restart every process.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Collects garbage before it fills a small machine; see docs/scale.md.
CMD ["node", "--disable-sigusr1", "--max-old-space-size=320", "--max-semi-space-size=16", "build/server/web.js"]

FROM debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716 AS front
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /srv/firm/code/build/front /srv/firm/build/front
USER www-data
EXPOSE 80 443
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 301 '* ]]"]
CMD ["nginx", "-p", "/run/firm-front", "-c", "/srv/firm/build/front/nginx.conf", "-g", "daemon off;"]
